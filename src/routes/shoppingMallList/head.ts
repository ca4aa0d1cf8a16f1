import type { App } from '../../contract/areas/app';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { shoppingMallList } from './route';

export const shoppingMallListHead = headFor(shoppingMallList, listHead<App>({ name: (row) => row.fdAppName }));
