// Fills the theme's empty slot for search.
export {default} from '../../components/Search';
