import { MyListPage } from './my/MyListPage';

/** What the company has sent in of the kind `application`. */
export function MyApplicationsRoute() {
  return <MyListPage kind="application" />;
}
