import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { firstInteraction } from './first-load/first-interaction.ts';
import { firstLoadIsOver } from './first-load/first-load.ts';
import { markLinks } from './first-load/look-ahead.ts';
import { languageOfDocument } from './texts/language-of-document.ts';
import { loadFrontMessages } from './texts/load-messages.ts';
import { LoadedTexts } from './texts/text-provider.tsx';

firstLoadIsOver();
void firstInteraction().then(markLinks);
const language = languageOfDocument();
await loadFrontMessages(language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LoadedTexts language={language}>
        <HydratedRouter />
      </LoadedTexts>
    </StrictMode>,
  );
});
