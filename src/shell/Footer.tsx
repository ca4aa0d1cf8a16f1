import { Link } from 'react-router-dom';
import { useGetNavigationValueQuery } from '../areas/navigation/navigationApi';
import { zh } from '../copy/zh';
import { paths } from '../lib/paths';
import css from './Footer.module.css';

/** Copyright line from the config, then the privacy terms (spec §2.4). */
export function Footer() {
  const { data: line } = useGetNavigationValueQuery('home:footer');
  return (
    <footer className={`${css.foot} on-dark`}>
      <div className="wrap">
        <img src="/icons/logo-light.svg" alt="" width={167} height={28} />
        <p>{line}</p>
        <Link to={paths.privacy}>{zh.site.privacy}</Link>
      </div>
    </footer>
  );
}
