import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../../src/components/AlertDialog';
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
