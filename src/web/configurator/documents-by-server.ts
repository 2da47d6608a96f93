/** The model documents that the server draws a product's page with. They do not travel with it: a browser fetches them when the page wakes. */
import { createContext } from 'react';
import type { ModelDocument } from './compile-documents.ts';

export const DocumentsByServer = createContext<{ readonly documents: ModelDocument[] } | null>(null);
