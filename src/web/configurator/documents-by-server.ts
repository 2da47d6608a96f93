/** The model documents with which the server renders a product's page. They are not sent with it: the browser fetches them on hydration. */
import { createContext } from 'react';
import type { ModelDocument } from './compile-documents.ts';

export const DocumentsByServer = createContext<{ readonly documents: ModelDocument[] } | null>(null);
