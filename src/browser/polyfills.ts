import 'core-js/stable';
import './nativeDialogs';
