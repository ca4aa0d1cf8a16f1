import { MyListPage } from './my/MyListPage';

/** What the company has sent in of the kind `intention`. */
export function MyIntentionsRoute() {
  return <MyListPage kind="intention" />;
}
