import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useComboboxField } from '../../../../src/areas/search/useComboboxField';

const handlers = {
  onOpened: jest.fn(),
  onTyped: jest.fn(),
  onMoved: jest.fn(),
  onChosen: jest.fn(),
  onClosed: jest.fn(),
  onSubmitted: jest.fn(),
};

interface FieldProps {
  list?: string | null;
  activeId?: string | null;
  isOpen?: boolean;
}

function Field({ list = null, activeId = null, isOpen = false }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useComboboxField(field, { list, activeId, isOpen, ...handlers });
  return (
    <form>
      <input ref={field} aria-label="搜索" />
      <button type="submit">找</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string, isComposing = false) => fireEvent.input(field(), { target: { value }, isComposing });

beforeEach(() => jest.useFakeTimers());
afterEach(() => void jest.clearAllMocks());

it('fetches when typing pauses, for the whole input', () => {
  render(<Field />);
  type('数');
  jest.advanceTimersByTime(100);
  type('数字');
  jest.advanceTimersByTime(100);
  expect(handlers.onTyped).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(handlers.onTyped.mock.calls).toEqual([['数字']]);
});

it('fetches nothing during IME composition, and fetches once it ends', () => {
  render(<Field />);
  fireEvent.compositionStart(field());
  type('shu', true);
  type('shu zi', true);
  jest.advanceTimersByTime(5_000);
  expect(handlers.onTyped).not.toHaveBeenCalled();
  type('数字', true);
  fireEvent.compositionEnd(field());
  jest.advanceTimersByTime(5_000);
  expect(handlers.onTyped.mock.calls).toEqual([['数字']]);
});

it('handles no keys during IME composition', () => {
  render(<Field list="list" activeId="list-0" isOpen />);
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key, keyCode: 229 })).toBe(true);
  }
  expect([handlers.onMoved, handlers.onChosen, handlers.onClosed].map((one) => one.mock.calls)).toEqual([[], [], []]);
});

it('closes when the focus leaves its form, and not within it', () => {
  render(<Field isOpen />);
  fireEvent.focusOut(field(), { relatedTarget: screen.getByRole('button') });
  expect(handlers.onClosed).not.toHaveBeenCalled();
  fireEvent.focusOut(field(), { relatedTarget: document.body });
  expect(handlers.onClosed).toHaveBeenCalledTimes(1);
});

it('adopts what was typed before its chunk loaded', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const input = form.appendChild(document.createElement('input'));
  input.value = '早';
  input.focus();
  const Late = () => {
    useComboboxField(useRef(input), { list: null, activeId: null, isOpen: false, ...handlers });
    return null;
  };
  render(<Late />);
  expect(field()).toHaveValue('早');
  expect(field()).toHaveFocus();
  expect(handlers.onOpened.mock.calls).toEqual([['早']]);
  form.remove();
});
