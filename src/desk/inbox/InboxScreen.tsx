import { zhDesk } from '../../i18n/zhDesk';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { Bench, RailButton } from '../shell/Bench';
import pane from '../shell/ListPane.module.css';

/** What came in. */
export function InboxScreen() {
  const heading = zhDesk.parts.inbox;
  return (
    <Bench railName={heading} items={[]}>
      <main className={pane.pane} id="main" tabIndex={-1}>
        <PageTitle heading={zhDesk.title(heading)} />
        <div className={pane.head}>
          <PageHeading text={heading} className={pane.heading} />
          <RailButton />
        </div>
      </main>
    </Bench>
  );
}
