// Keeps the driver's page with all that it is made of, so that a reload without a net shows the day. It sees addresses below /fahrt/ only.
const kept = 'fahrt';
const patienceMs = 8000;
/** Their names change with their content. */
const forever = /^\/(assets|api\/media)\//;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', (event) => event.waitUntil(keep(event.data)));

/** The page and what it is made of take the place of everything that was kept before. */
async function keep(addresses) {
  const cache = await caches.open(kept);
  const wanted = new Set(addresses.map((address) => new URL(address, location.origin).href));
  await Promise.all([...wanted].map(async (address) => store(cache, address)));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

async function store(cache, address) {
  if (forever.test(new URL(address).pathname) && (await cache.match(address, { ignoreVary: true })) !== undefined) return;
  const answer = await fetch(address).catch(() => null);
  if (answer !== null && answer.ok) await cache.put(address, answer);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (forever.test(pathname) || request.destination !== '') event.respondWith(part(request));
});

/** As it is now; without a net, or while the shop is away, as it was. */
async function page(request) {
  const cache = await caches.open(kept);
  const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  if (answer !== null && answer.ok) await cache.put(request.url, answer.clone());
  if (answer !== null && answer.status < 500) return answer;
  return (await cache.match(request.url, { ignoreVary: true })) ?? answer ?? Response.error();
}

async function part(request) {
  const cache = await caches.open(kept);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
