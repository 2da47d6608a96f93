import type { LoaderFunctionArgs } from 'react-router';
import { toDialog } from './category-dialogs.ts';

export const loader = ({ request }: LoaderFunctionArgs): Response => toDialog(request, 'link');
