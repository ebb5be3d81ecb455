import { data } from 'react-router';
import { NotFoundScreen } from '#web/shell/failure-screen.tsx';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default NotFoundScreen;
