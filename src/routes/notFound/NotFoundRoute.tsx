import { SearchField } from '../../areas/search/SearchField';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { PageStatus } from '../../components/PageStatus';
import { StatePanel } from '../../components/QueryBoundary';
import { Link } from '../../components/Link';
import { LinkRow } from '../../components/LinkRow';
import { useOffers } from '../../state/hooks';

/** The pages that most visitors look for. */
const most = [
  { to: paths.policy.root, text: zh.nav.policy },
  { to: paths.project.root, text: zh.section.projects },
  { to: paths.supplyDemand.root, text: zh.nav.supplyDemand },
  { to: paths.contactUs, text: zh.nav.contactUs },
];

export default function NotFoundRoute() {
  const finds = useOffers('search');
  return (
    <div className="wrap mt-7">
      <PageTitle heading={zh.site.notFound} />
      <PageStatus code={404} />
      <div className="sheet">
        <StatePanel drawing="cabinet">
          <PageHeading text={zh.site.notFound} />
          <p>{zh.site.notFoundHint}</p>
          {finds && <SearchField q="" />}
          <Link className="btn" to={paths.home}>
            {zh.site.backHome}
          </Link>
          <LinkRow links={most} />
        </StatePanel>
      </div>
    </div>
  );
}
