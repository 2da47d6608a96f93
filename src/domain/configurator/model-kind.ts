/** What a model describes: boards in space, a blank that is cut and creased, a finished 3D file, a spreadsheet. */
export const modelKinds = ['parametric', 'flat2d', 'fixed', 'sheet'] as const;
