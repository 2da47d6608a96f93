import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Form, Link, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnswers } from './use-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Home() {
  const { number } = useLoaderData<{ number: string }>();
  const { form, soon } = useAnswers(false, () => undefined);
  return (
    <>
      <Form ref={form} action="/">
        <input name="number" aria-label="Number" onChange={soon} />
        <button type="submit">Ask</button>
      </Form>
      <Link to="/product">Answer to {number}</Link>
    </>
  );
}

/** The home page and the requests sent to the server; each waits until it is answered. */
async function open() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Home,
      HydrateFallback: () => null,
      loader: async ({ request }) => {
        const number = new URL(request.url).searchParams.get('number') ?? 'nothing';
        asked.push(number);
        if (number !== 'nothing') await new Promise<void>((resolve) => void answers.push(resolve));
        return { number };
      },
    },
    {
      path: '/product',
      Component: () => <h1>Product</h1>,
      loader: async () => {
        asked.push('product');
        await new Promise<void>((resolve) => void answers.push(resolve));
        return null;
      },
    },
  ]);
  render(<Stub />);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  return {
    asked,
    type: (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }),
    send: () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }))),
    follow: () => act(async () => fireEvent.click(screen.getByRole('link'))),
    answer: () => act(async () => answers.shift()?.()),
    wait: (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms)),
  };
}

it('asks once the visitor pauses', async () => {
  const { asked, type, wait, answer } = await open();
  type('1');
  await wait(300);
  type('12');
  await wait(300);
  expect(asked).toEqual(['nothing']);
  await wait(300);
  await answer();
  expect(asked).toEqual(['nothing', '12']);
  expect(screen.getByRole('link').textContent).toBe('Answer to 12');
});

it('asks nothing more where the form is sent', async () => {
  const { asked, type, send, wait, answer } = await open();
  type('12');
  await send();
  await answer();
  await wait(1000);
  expect(asked).toEqual(['nothing', '12']);
});

it('leaves a followed answer alone that was typed over while it was asked for', async () => {
  const { asked, type, send, follow, wait, answer } = await open();
  type('12');
  await send();
  type('123');
  await follow();
  await wait(1000);
  expect(asked).toEqual(['nothing', '12', 'product']);
  await answer();
  await answer();
  expect(screen.getByRole('heading').textContent).toBe('Product');
});

it('leaves a followed answer alone while the browser has no time to render', async () => {
  const { asked, type, answer } = await open();
  type('12');
  await act(async () => {
    fireEvent.click(screen.getByRole('link'));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(asked).toEqual(['nothing', 'product']);
  await answer();
  expect(screen.getByRole('heading').textContent).toBe('Product');
});

it('asks on where an answer is opened in a tab of its own', async () => {
  const { asked, type, wait } = await open();
  type('12');
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  await wait(1000);
  expect(asked).toEqual(['nothing', '12']);
});
