import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../../src/components/AlertDialog';
import { ConfirmDialog } from '../../../src/components/ConfirmDialog';
import { Dialog } from '../../../src/components/Dialog';
import { Field } from '../../../src/components/Field';

/** A page with one button that opens something. */
function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: '打开' }));

describe('a dialog', () => {
  const onSubmit = jest.fn();
  const show = async () => {
    render(
      <Opener>
        {(close) => (
          <Dialog title="在线申报" onClose={close} onSubmit={onSubmit} footer={<button>提交</button>}>
            <Field label="项目名称" name="project" readOnly value="产线" />
            <Field label="联系人" name="contact" required />
          </Dialog>
        )}
      </Opener>,
    );
    await open();
  };

  it('is named by its title and starts at the first field that can be typed in', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: '在线申报' })).toHaveAttribute('open');
    expect(screen.getByRole('textbox', { name: /联系人/ })).toHaveFocus();
  });

  it('closes by 关闭 and gives the focus back to what opened it', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('closes by Escape, which browsers announce as cancel', async () => {
    await show();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('submits by handler and never natively', async () => {
    await show();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    const form = screen.getByRole('dialog').querySelector('form')!;
    fireEvent(form, event);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(true);
    // Were it left all the same, nothing typed would stand in the address.
    expect(form.method).toBe('post');
  });
});

describe('the alert dialog', () => {
  const show = (texts: Partial<Record<'loading' | 'success' | 'error', string>>) => {
    const onConfirm = jest.fn();
    const view = (given: typeof texts) => (
      <AlertDialog loading={null} success={null} error={null} {...given} onConfirm={onConfirm} />
    );
    const { rerender } = render(view(texts));
    return { onConfirm, change: (given: typeof texts) => rerender(view(given)) };
  };

  it('shows error before success and success before loading', () => {
    const { change } = show({ loading: '提交中', success: '好', error: '坏' });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('坏');
    change({ loading: '提交中', success: '好' });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('好');
    change({});
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is busy and cannot be closed while loading; then its button takes the focus', async () => {
    const { change, onConfirm } = show({ loading: '提交中' });
    expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button')).toBeNull();
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('alertdialog'), escape);
    expect([escape.defaultPrevented, onConfirm.mock.calls]).toEqual([true, []]);
    change({ success: '提交成功！' });
    expect(screen.getByRole('alertdialog')).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

it('a confirmation is answered by 确定, 取消 or Escape', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(<ConfirmDialog question="确定要退出登录吗？" onConfirm={onConfirm} onCancel={onCancel} />);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('确定要退出登录吗？');
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

describe('a field', () => {
  it('associates hint and error with its control', () => {
    render(<Field label="联系电话" name="phone" required hint="中国大陆手机号" error="手机号格式不正确" />);
    const control = screen.getByRole('textbox', { name: /联系电话/ });
    expect(control).toBeRequired();
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('中国大陆手机号 手机号格式不正确');
  });

  it('is a select or a textarea where it is asked to be', () => {
    render(
      <>
        <Field as="select" label="类别" name="category" defaultValue="b">
          <option value="b">板材</option>
        </Field>
        <Field as="textarea" label="申报说明" name="info" />
      </>,
    );
    expect(screen.getByRole('combobox', { name: '类别' })).toHaveDisplayValue('板材');
    expect(screen.getByRole('textbox', { name: '申报说明' })).toBeValid();
  });
});
