import { render, screen } from '@testing-library/react';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { AfterPaint } from '../../../src/components/AfterPaint';

const pageAfter = (how: NavigationType) => (
  <Router location="/" navigator={{} as Navigator} navigationType={how}>
    <AfterPaint>
      <p>相关内容</p>
    </AfterPaint>
  </Router>
);

it('shows what is below the first screen once the page has been painted', async () => {
  render(pageAfter(NavigationType.Push));
  expect(screen.queryByText('相关内容')).toBeNull();
  expect(await screen.findByText('相关内容')).toBeInTheDocument();
});

it('shows it at once where the visitor comes back to, whose place may be in it', () => {
  render(pageAfter(NavigationType.Pop));
  expect(screen.getByText('相关内容')).toBeInTheDocument();
});
