import { entryOf } from '../areas/navigation/navigationApi';

/** The query behind the footer of every page. */
export const footerQuery = entryOf('home:footer');
