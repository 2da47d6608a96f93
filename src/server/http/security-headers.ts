/** What every answer tells browsers, whatever it is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const yearSeconds = 31_536_000;
const none = ["'none'"];
/** What is no page loads nothing and is shown in no frame; pages, pictures and papers replace this by their own policy. */
const strictest = { 'default-src': none, 'base-uri': none, 'form-action': none, 'frame-ancestors': none };

export type Protect = (request: IncomingMessage, answer: ServerResponse) => void;

/** Prepared once: the plugin of the framework prepares all of this anew for every request, and what it makes outlives the request (decision 0127). */
export function securityHeaders(publicUrl: string): Protect {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: strictest },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https://') ? { maxAge: yearSeconds } : false,
  });
  return (request, answer) => protect(request, answer, () => undefined);
}
