/** The screen's state in the address: open folder, search and display. */
export interface FilesQuery {
  folder: string;
  search: string;
  unused: boolean;
  kind: FileKind;
  asList: boolean;
}

export type FileKind = '' | 'image/' | 'application/pdf' | 'other';

const kinds: readonly FileKind[] = ['', 'image/', 'application/pdf', 'other'];
const otherTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,model/step';

export function filesQuery(params: URLSearchParams): FilesQuery {
  const kind = params.get('kind') ?? '';
  return {
    folder: params.get('folder') ?? '',
    search: params.get('search') ?? '',
    unused: params.get('unused') === '1',
    kind: kinds.find((each) => each === kind) ?? '',
    asList: params.get('view') === 'list',
  };
}

/** Defaults are left out. */
export function filesParams({ folder, search, unused, kind, asList }: FilesQuery): Record<string, string> {
  return {
    ...(folder === '' ? {} : { folder }),
    ...(search === '' ? {} : { search }),
    ...(unused ? { unused: '1' } : {}),
    ...(kind === '' ? {} : { kind }),
    ...(asList ? { view: 'list' } : {}),
  };
}

export function callQuery({ folder, search, unused, kind }: FilesQuery) {
  return {
    currentDirectory: folder,
    unused: unused ? ('1' as const) : ('0' as const),
    ...(search === '' ? {} : { search }),
    ...(kind === '' ? {} : { mimeType: kind === 'other' ? otherTypes : kind }),
  };
}
