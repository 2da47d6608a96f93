import type { LoaderFunctionArgs } from 'react-router';
import { toDialog } from './to-dialog.ts';

export const loader = (args: LoaderFunctionArgs): Response => toDialog(args, 'edit');
