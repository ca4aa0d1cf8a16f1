import { Outlet } from 'react-router-dom';
import { DisplayLinkContext } from '../components/DisplayLinkContext';
import { DisplayHost, DisplayLink } from './DisplayControl';

const displayLink = <DisplayLink />;

/** The content alone, without header and footer; it offers its own link to the display settings. */
export function BareLayout() {
  return (
    <DisplayLinkContext value={displayLink}>
      <DisplayHost />
      <Outlet />
    </DisplayLinkContext>
  );
}
