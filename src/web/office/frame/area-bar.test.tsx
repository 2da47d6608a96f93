import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AreaBar } from './area-bar.tsx';
import { areas } from './areas.ts';

test('marks the area of a screen behind its first, and of a record', () => {
  for (const path of ['/admin/Quotes', '/admin/Orders/12']) {
    const { unmount } = render(
      <MemoryRouter initialEntries={[path]}>
        <AreaBar areas={areas} onSearch={() => undefined} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Verkauf');
    unmount();
  }
});
