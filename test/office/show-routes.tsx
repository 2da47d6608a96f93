// Renders components as in the office: among its pages, with its texts and its messages.
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { IntlProvider } from 'use-intl';
import buyerErrors from '#web/texts/de/buyer-errors.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import shell from '#web/texts/de/shell.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

export function showRoutes(routes: RouteObject[]) {
  const router = createMemoryRouter(routes);
  render(
    <IntlProvider locale="de" messages={{ errors, buyerErrors, deskErrors, shell }}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </IntlProvider>,
  );
  return { router, user: userEvent.setup() };
}
