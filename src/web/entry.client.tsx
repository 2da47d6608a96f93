import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfDocument } from './texts/language-of-document.ts';
import { loadMessages } from './texts/load-messages.ts';
import { TextProvider } from './texts/text-provider.tsx';

const language = languageOfDocument();
const messages = await loadMessages(language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextProvider language={language} messages={messages}>
        <HydratedRouter />
      </TextProvider>
    </StrictMode>,
  );
});
