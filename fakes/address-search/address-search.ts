/**
 * A stand-in for the address search of the federal geoportal, for development, tests and the demo: it implements its SearchServer on the loopback address,
 * knows some public streets, and fails on request.
 */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFaultDesk } from '../fault-desk.ts';
import type { FaultDesk } from '../fault-desk.ts';

const faults = ['status500', 'status503', 'hang', 'slow', 'loseAnswer', 'partial', 'html', 'nonsense'] as const;
export type AddressFault = (typeof faults)[number];

export interface AddressSearchStandIn {
  /** For ADDRESS_SEARCH_URL. */
  url: string;
  faults: FaultDesk<'search', AddressFault>;
  /** Search texts in order. */
  asked: readonly string[];
  stop: () => Promise<void>;
}

/** Streets by place; each has houses up to a fixed number. */
const places: Readonly<Record<string, readonly string[]>> = {
  '8001 Zürich': ['Bahnhofstrasse', 'Limmatquai', 'Rennweg', 'Seilergraben', 'Talstrasse'],
  '8002 Zürich': ['Seestrasse', 'Bleicherweg', 'Gotthardstrasse', 'Tödistrasse'],
  '8005 Zürich': ['Hardstrasse', 'Josefstrasse', 'Limmatstrasse', 'Technoparkstrasse'],
  '8008 Zürich': ['Seefeldstrasse', 'Utoquai', 'Bellerivestrasse', 'Dufourstrasse'],
  '3011 Bern': ['Bundesgasse', 'Kramgasse', 'Marktgasse', 'Spitalgasse'],
  '3014 Bern': ['Breitenrainstrasse', 'Moserstrasse', 'Wankdorffeldstrasse'],
  '3084 Wabern': ['Seftigenstrasse', 'Kirchstrasse', 'Eichholzstrasse'],
  '4051 Basel': ['Freie Strasse', 'Steinenvorstadt', 'Aeschengraben'],
  '6003 Luzern': ['Pilatusstrasse', 'Bahnhofstrasse', 'Hirschmattstrasse'],
  '6210 Sursee': ['Bahnhofstrasse', 'Centralstrasse', 'Münsterstrasse', 'Surentalstrasse'],
  '9000 St. Gallen': ['Rosenbergstrasse', 'Multergasse', 'Vadianstrasse'],
  '1003 Lausanne': ['Rue de Bourg', 'Avenue du Théâtre', 'Rue du Grand-Chêne'],
  '1204 Genève': ['Rue du Rhône', 'Rue de la Confédération', 'Place du Molard'],
  '6900 Lugano': ['Via Nassa', 'Via Pretorio', 'Riva Caccia'],
};
const houses = 30;
const most = 50;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const addresses = Object.entries(places).flatMap(([place, streets]) =>
  streets.flatMap((street) =>
    Array.from({ length: houses }, (_, at) => ({
      label: `${street} ${at + 1} <b>${place}</b>`,
      words: plain(`${street} ${at + 1} ${place}`).split(' '),
      num: at + 1,
    })),
  ),
);

/** Every word must match a word of the address or its beginning; four digits only match as a whole. */
function search(text: string, limit: number) {
  const words = plain(text).split(' ');
  return addresses
    .filter((address) =>
      words.every((word) => address.words.some((each) => each === word || (!/^\d{4}$/.test(word) && each.startsWith(word)))),
    )
    .slice(0, limit)
    .map(({ label, words: all, num }, at) => ({
      attrs: { detail: `${all.join(' ')} ch`, label, num, objectclass: '', origin: 'address', rank: 7, zoomlevel: 10 },
      id: at + 1,
      weight: 100 - at,
    }));
}

export async function startAddressSearch({ slowMs = 400 }: { slowMs?: number } = {}): Promise<AddressSearchStandIn> {
  const desk = openFaultDesk(['search'] as const, faults);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const text = searchParams.get('searchText') ?? '';
    asked.push(text);
    const isAsked = searchParams.get('type') === 'locations' && searchParams.get('origins') === 'address' && text !== '';
    const tooLong = plain(text).split(' ').length > 10;
    const status = isAsked && !tooLong ? 200 : 400;
    const limit = Math.min(Number(searchParams.get('limit') ?? most), most);
    const body = status === 200 ? { results: search(text, limit) } : { status: 'error', code: 400, detail: 'Please provide a search text' };
    answer(response, { status, text: JSON.stringify(body), fault: desk.meet('search'), slowMs });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // Does not keep the shop's process alive.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/services/api/SearchServer`,
    faults: desk,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

interface Spoiled {
  status: number;
  text: string;
  fault: AddressFault | undefined;
  slowMs: number;
}

function answer(response: ServerResponse, { status, text, fault, slowMs }: Spoiled): void {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'hang':
      return;
    case 'loseAnswer':
      response.destroy();
      return;
    case 'status500':
    case 'status503':
      response.writeHead(Number(fault.slice(6)), json).end('{}');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Wartung</h1></html>');
      return;
    case 'nonsense':
      response.writeHead(200, json).end('{"x":1}');
      return;
    case 'partial':
      response.writeHead(status, { ...json, 'content-length': Buffer.byteLength(text) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    case 'slow':
      setTimeout(() => response.writeHead(status, json).end(text), slowMs).unref();
      return;
    default:
      response.writeHead(status, json).end(text);
  }
}
