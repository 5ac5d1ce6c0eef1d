// Stands in for @docusaurus/router, with a faster way to match.
export {Redirect, useHistory, useLocation} from 'react-router-dom';
export {matchPath} from './matchPath';
