/** Drawings, documents and photographs uploaded with a request for a quote; for its customer and for staff. */
import { z } from 'zod';
import { largestRequestFile } from '#domain/file/request-file.ts';
import { endpoint } from './endpoint.ts';
import { IdParam, IdText, Instant } from './wire.ts';

export const QuoteFile = z.object({
  id: z.number().int(),
  name: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  at: Instant,
});
export type QuoteFile = z.infer<typeof QuoteFile>;

/** One form part called `file`. The same bytes sent again are the same file. */
export const addQuoteFile = endpoint({
  method: 'POST',
  path: '/quote/{id}/file',
  tag: 'quote',
  summary: 'Adds a file to a request while nobody has answered it: pdf, dxf, step, jpg, png or webp, 25 MB, ten in all (multipart `file`)',
  access: 'session',
  params: IdParam,
  response: QuoteFile,
  errors: [
    'notFound',
    'quoteTransitionNotAllowed',
    'requestFilesTooMany',
    'requestFileName',
    'requestFileKind',
    'requestFileSize',
    'requestFileBroken',
    'requestFileActive',
    'requestFileRoom',
  ],
  callsPerMinute: 30,
  // Allows for the headers around the one file.
  largestUpload: largestRequestFile + 100_000,
  streams: true,
});

export const readQuoteFiles = endpoint({
  method: 'GET',
  path: '/quote/{id}/file',
  tag: 'quote',
  summary: 'What came with a request, oldest first',
  access: 'session',
  params: IdParam,
  response: z.object({ items: z.array(QuoteFile) }),
  errors: ['notFound'],
});

export const openQuoteFile = endpoint({
  method: 'GET',
  path: '/quote/{id}/file/{fileId}',
  tag: 'quote',
  summary: 'One file of a request, always as a download',
  access: 'session',
  params: z.object({ id: IdText, fileId: IdText }),
  response: { file: ['application/octet-stream'] },
  errors: ['notFound'],
});
