import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DisplayChoices } from '../../components/DisplayChoices';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { readDisplay, writeDisplay } from '../../contract/display';
import { zh } from '../../i18n/zh';
import { zhDisplay } from '../../i18n/zhDisplay';
import { paths, anyOrigin, safeRedirect } from '../../lib/paths';
import { chooseDisplay } from '../../state/chooseDisplay';
import { useAppDispatch, useAppSelector, selectDisplay } from '../../state/hooks';
import styles from './DisplaySettingsRoute.module.css';

/** /display-settings: the settings as a page, for browsers without script. */
export default function DisplaySettingsRoute() {
  const dispatch = useAppDispatch();
  const display = useAppSelector(selectDisplay);
  const back = safeRedirect(useSearchParams()[0].get('back'), anyOrigin);
  const navigate = useNavigate();
  // Already stored.
  const goBack = (event: FormEvent) => {
    event.preventDefault();
    void navigate(back);
  };
  return (
    <div className="wrap mt-4">
      <PageTitle heading={zh.site.display} />
      <Breadcrumbs items={[{ label: zh.site.display }]} />
      <form
        className={`sheet pad ${styles.form}`}
        method="post"
        action={paths.displaySettings}
        autoComplete="off"
        onSubmit={goBack}
      >
        <PageHeading className="text-2x" text={zh.site.display} />
        <p>{zhDisplay.intro}</p>
        <DisplayChoices
          value={readDisplay(display)}
          onChange={(chosen) => chooseDisplay(dispatch, writeDisplay(chosen))}
          explains
        />
        <input type="hidden" name="back" value={back} />
        {/* The explicit method marks a form that works before hydration: src/early/holdClicks.ts. */}
        <button className="btn" formMethod="post">
          {zhDisplay.save}
        </button>
      </form>
    </div>
  );
}
