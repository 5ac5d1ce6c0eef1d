// Takes the theme's empty place for search.
export {default} from '../../components/Search';
