import { MyListPage } from './my/MyListPage';

/** What the company has sent in of the kind `entry`. */
export function MyEntriesRoute() {
  return <MyListPage kind="entry" />;
}
