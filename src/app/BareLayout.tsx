import { Outlet } from 'react-router-dom';
import { DisplayKeyContext } from '../components/DisplayKeyContext';
import { DisplayHost, DisplayLink } from './DisplayControl';

const displayKey = <DisplayLink />;

/** The content alone, without header and footer; it offers its own link to the display settings. */
export function BareLayout() {
  return (
    <DisplayKeyContext value={displayKey}>
      <DisplayHost />
      <Outlet />
    </DisplayKeyContext>
  );
}
