import { searchBoxSlice } from '../areas/search/searchBoxSlice';
import { rootReducer } from './store';

rootReducer.inject(searchBoxSlice);

export { ClearTyped } from '../areas/search/ClearTyped';
export { SearchBox } from '../areas/search/SearchBox';
