import 'core-js/stable';
import './dialogs';
