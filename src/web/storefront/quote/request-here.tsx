import { useState } from 'react';
import '#web/texts/buyer-texts.ts';
import '#web/texts/quote-texts.ts';
import { CheckoutProvider } from '../checkout/checkout-state.tsx';
import { AskForm } from './ask-form.tsx';
import type { Asked } from './ask.ts';
import { AskedNote } from './asked-note.tsx';

/** A request by message and drawings on a page with other content; loaded with its own texts. */
export default function RequestHere() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <CheckoutProvider>
      {asked === null ? <AskForm drawing onAsked={setAsked} /> : <AskedNote heading="h2" asked={asked} />}
    </CheckoutProvider>
  );
}
