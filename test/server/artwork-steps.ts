/** Sends invoices as a browser does, and takes the steps of staff at the desk. */
import type { Artwork } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import type { AuctionInvoice } from '#demo/artwork/auction-invoice.ts';
import { invoicePdf } from '#demo/artwork/pen.ts';
import { get, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';

export async function upload<Body = Artwork>({ app, token }: Person, bytes: Buffer, name = 'rechnung.pdf'): Promise<Answer<Body>> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
  const headers = { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' };
  const answer = await app.inject({ method: 'POST', url: '/api/koller', headers, payload: Buffer.from(await request.arrayBuffer()) });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

export async function uploaded(staff: Person, invoice: AuctionInvoice): Promise<Artwork> {
  const answer = await upload(staff, await invoicePdf(invoice), invoice.name);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export async function change(staff: Person, { id, version }: Pick<Artwork, 'id' | 'version'>, body: object): Promise<Answer<Artwork>> {
  return send<Artwork>(staff, 'PUT', `/artwork/${id}`, { version, ...body });
}

export async function changed(staff: Person, artwork: Pick<Artwork, 'id' | 'version'>, body: object): Promise<Artwork> {
  const answer = await change(staff, artwork, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** All fields as read. */
export async function confirmAll(staff: Person, artwork: Artwork): Promise<Artwork> {
  const fields = artwork.invoiceData.fields.filter(({ value }) => value !== '').map(({ key, work, value }) => ({ key, work, value }));
  return changed(staff, artwork, { fields });
}

export const offerOf = async (staff: Person, { id }: Pick<Artwork, 'id'>): Promise<ArtworkOffer> =>
  (await get<ArtworkOffer>(staff, `/artwork/${id}/offer`)).body;
