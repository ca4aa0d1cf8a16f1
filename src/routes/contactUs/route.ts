import { entryOf } from '../../areas/navigation/navigationApi';
import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** Contact us. */
export const contactUs = screen({
  path: addresses.contactUs,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './ContactUsRoute').then((m) => m.ContactUsRoute),
  queries: () => ({
    address: entryOf('contactUs:address'),
    phone: entryOf('contactUs:phone'),
    postcode: entryOf('contactUs:postcode'),
    email: entryOf('contactUs:email'),
    hours: entryOf('contactUs:hours'),
    departments: entryOf('contactUs:departments'),
  }),
});
