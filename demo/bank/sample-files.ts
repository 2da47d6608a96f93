/** Four kinds of bank files for given payments: with a sum, one by one, split, and with a return. */
import { camtFile, type CamtPayment } from './camt-file.ts';

interface Sample {
  iban: string;
  /** `2026-11-20` */
  day: string;
  payments: readonly CamtPayment[];
}

/** `returned`: one of these payments, returned by its bank. */
export function sampleFiles({ iban, day, payments }: Sample): { name: string; text: string }[] {
  const stamp = day.replaceAll('-', '');
  const head = { iban, day, opening: 1_250_000 };
  const batch = { bankReference: `SG${stamp}01`, day, payments };
  const [returned] = payments;
  return [
    {
      name: `camt053_04_sammelgutschrift_${stamp}.xml`,
      text: camtFile({ ...head, kind: '053', version: '04', id: `KB${stamp}`, entries: [{ ...batch, isSumOnly: true }] }),
    },
    {
      name: `camt053_08_einzeln_${stamp}.xml`,
      text: camtFile({
        ...head,
        kind: '053',
        version: '08',
        id: `RB${stamp}`,
        entries: payments.map((payment, index) => ({ bankReference: `EZ${stamp}${index}`, day, payments: [payment] })),
      }),
    },
    {
      name: `camt054_04_sammelaufloesung_${stamp}.xml`,
      text: camtFile({ ...head, kind: '054', version: '04', id: `SA${stamp}`, entries: [batch] }),
    },
    ...(returned === undefined
      ? []
      : [
          {
            name: `camt054_08_rueckgabe_${stamp}.xml`,
            text: camtFile({
              ...head,
              kind: '054',
              version: '08',
              id: `RG${stamp}`,
              entries: [
                { bankReference: `RG${stamp}`, day, isOutgoing: true, isReversal: true, payments: [{ ...returned, returned: 'AC04' }] },
              ],
            }),
          },
        ]),
  ];
}
