import { render, screen } from '@testing-library/react';
import { MarkedText } from '../../../../src/areas/search/MarkedText';
import styles from '../../../../src/areas/search/MarkedText.module.css';

it('keeps a short match on one line, and lets a long one wrap', () => {
  render(<MarkedText parts={['关于', '数字化改造', '的', '全屋定制家居产业链', '通知']} />);
  expect(screen.getByText('数字化改造')).toHaveClass(styles.short);
  expect(screen.getByText('全屋定制家居产业链')).not.toHaveClass(styles.short);
});
