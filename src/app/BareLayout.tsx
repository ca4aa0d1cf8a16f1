import { Outlet } from 'react-router-dom';
import { DisplayKeyContext } from '../components/DisplayKeyContext';
import { DisplayHost, DisplayLink } from './DisplayControl';

const displayKey = <DisplayLink />;

/** The content alone, without header and footer: it has a place of its own for the display settings. */
export function BareLayout() {
  return (
    <DisplayKeyContext value={displayKey}>
      <DisplayHost />
      <Outlet />
    </DisplayKeyContext>
  );
}
