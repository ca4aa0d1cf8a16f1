import { entryOf } from '../areas/navigation/navigationApi';

/** What the footer of every page asks for. */
export const footerQuery = entryOf('home:footer');
